# One entry for everyday work. `make` alone prints this list.
.DEFAULT_GOAL := help
.PHONY: help test fast slow format check bench demo clean

MVN := mvn -B -ntp

help: ## print this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | awk -F '\t' '{printf "make %-8s %s\n", $$1, $$2}'

test: ## all tests, all stages
	./test

fast: ## format check, compile, fast tests
	./test fast

slow: ## the slow tests
	./test slow

format: ## format all Java sources in place
	$(MVN) -q spotless:apply

check: ## what must pass before a commit: the fast stage and the demo
	./test fast demo

bench: ## the benchmarks (ARGS="name -f 1" goes to JMH)
	$(MVN) -q -Dmaven.test.skip=true -pl eval -am package
	java -cp "eval/target/classes:eval/target/lib/*" org.openjdk.jmh.Main $(ARGS)

demo: ## a short tour on the command line
	./cairn demo

clean: ## delete everything that was built
	$(MVN) -q clean
