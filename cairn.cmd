@echo off
rem Starts Cairn on Windows. Builds it first if there is no build, or sources are newer than the
rem build; mcp and hook never build. Each build has a folder of its own, target\dist\ID\lib, and
rem the file target\dist\current names the one in use. See the script "cairn" for the reasons.
setlocal EnableExtensions DisableDelayedExpansion
set "ROOT=%~dp0"
set "DIST=%ROOT%target\dist"

set "JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"
if defined CAIRN_JAVA set "JAVA=%CAIRN_JAVA%"
set "MAJOR="
for /f "tokens=3" %%v in ('""%JAVA%" -version 2^>^&1 ^| findstr /i " version ""') do for /f "tokens=1 delims=.-" %%m in ("%%~v") do if not defined MAJOR set "MAJOR=%%m"
if not defined MAJOR (
  echo cairn: needs Java 17 or newer; none found in JAVA_HOME or PATH>&2
  exit /b 1
)
if %MAJOR% LSS 17 (
  echo cairn: needs Java 17 or newer; found %MAJOR%>&2
  exit /b 1
)

if "%~1"=="mcp" goto run
if "%~1"=="hook" goto run
if "%CAIRN_NO_BUILD%"=="1" goto run

rem Fresh if nothing among the poms and main sources is newer than the file "current".
powershell -NoProfile -Command "$c = Get-Item -ErrorAction SilentlyContinue ($env:DIST + '\current'); if (-not $c) { exit 1 }; $new = Get-ChildItem -Path ($env:ROOT + '*\src\main'), ($env:ROOT + 'pom.xml'), ($env:ROOT + '*\pom.xml') -Recurse | Where-Object { $_.LastWriteTimeUtc -gt $c.LastWriteTimeUtc } | Select-Object -First 1; if ($new) { exit 1 }"
if not errorlevel 1 goto run

if not exist "%DIST%" mkdir "%DIST%"
rem The lock is a folder: making one succeeds for a single process only.
:lock
mkdir "%DIST%\lock.d" 2>nul && goto build
echo cairn: another build is running; delete "%DIST%\lock.d" if that is not so>&2
ping -n 3 127.0.0.1 >nul
if exist "%DIST%\lock.d" goto lock
goto run

:build
echo cairn: building Cairn (first run takes a minute or two)...>&2
for /f %%t in ('powershell -NoProfile -Command "[DateTime]::UtcNow.ToString('yyyyMMdd-HHmmss') + '-' + $PID"') do set "ID=%%t"
>"%DIST%\current.new" echo %ID%
if exist "%ROOT%eval\target\lib" rmdir /s /q "%ROOT%eval\target\lib"
del /q "%ROOT%eval\target\cairn-eval-*.jar" 2>nul
pushd "%ROOT%"
call mvn -B -ntp -Dmaven.test.skip=true -pl server,eval -am package >"%DIST%\build.log" 2>&1
set "RC=%ERRORLEVEL%"
popd
if not "%RC%"=="0" (
  type "%DIST%\build.log">&2
  rmdir /s /q "%DIST%\lock.d"
  exit /b 1
)
mkdir "%DIST%\%ID%\lib"
copy /y "%ROOT%eval\target\lib\*.jar" "%DIST%\%ID%\lib" >nul
copy /y "%ROOT%eval\target\cairn-eval-*.jar" "%DIST%\%ID%\lib" >nul
move /y "%DIST%\current.new" "%DIST%\current" >nul
rmdir /s /q "%DIST%\lock.d"
rem Builds but the last three go; those still in use refuse and stay.
for /f "skip=3" %%d in ('dir /b /ad /o-n "%DIST%\2*"') do rmdir /s /q "%DIST%\%%d" 2>nul

:run
set "ID="
if exist "%DIST%\current" set /p ID=<"%DIST%\current"
if not defined ID (
  echo cairn: not built yet; run cairn --help once>&2
  exit /b 1
)
set "FLAGS=-Xshare:auto -XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
rem Many of these run at once, each for days and mostly idle: a small nursery keeps them small.
if "%~1"=="mcp" set "FLAGS=%FLAGS% -Xms8m -XX:NewSize=4m -XX:MaxNewSize=16m"
if "%~1"=="hook" set "FLAGS=%FLAGS% -Xms8m -XX:NewSize=4m -XX:MaxNewSize=16m"
if "%~1"=="eval" set "FLAGS=-Xshare:auto --add-modules jdk.incubator.vector"
if "%~1"=="serve" set "FLAGS=-Xshare:auto --add-modules jdk.incubator.vector"
if "%~1"=="gateway" set "FLAGS=-Xshare:auto --add-modules jdk.incubator.vector"
if %MAJOR% GEQ 24 set "FLAGS=%FLAGS% --enable-native-access=ALL-UNNAMED"
"%JAVA%" %FLAGS% %CAIRN_JAVA_OPTS% -cp "%DIST%\%ID%\lib\*" dev.cairn.server.Main %*
exit /b %ERRORLEVEL%
