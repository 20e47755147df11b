// Picks by chance. Run: npx undercroft bot-host blitz-bowl --seat1 "node docs/bots/bot.mjs"
import { createInterface } from 'node:readline'

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  if (message.type === 'decision') {
    const choice = Math.floor(Math.random() * message.actions.length)
    console.log(JSON.stringify({ id: message.id, choice }))
  }
}
