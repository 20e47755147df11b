"""Plays the safe default of every question. Run: npx undercroft bot-host blitz-bowl --seat1 "python3 docs/bots/bot.py" """
import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decision":
        choice = max(message["default"], 0)
        print(json.dumps({"id": message["id"], "choice": choice}), flush=True)
