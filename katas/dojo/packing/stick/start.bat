@echo off
rem start.bat ID [FOLDER]: a folder with a kata, and in it a Python environment that has katas.
rem It finds a Python that the pack has wheels for; begin.py does the rest, and touches FOLDER alone.
setlocal
for /f "usebackq" %%v in ("%~dp0pythons.txt") do (
  py -%%v "%~dp0begin.py" --fits >nul 2>nul && set "python=py -%%v" && goto begin
)
for %%p in (python3 python) do (
  %%p "%~dp0begin.py" --fits >nul 2>nul && set "python=%%p" && goto begin
)
echo start: no Python here fits this pack, which has wheels for Python 1>&2
type "%~dp0pythons.txt" 1>&2
echo   install one of these, or ask whoever made the pack for another 1>&2
exit /b 2

:begin
%python% "%~dp0begin.py" %*
exit /b
