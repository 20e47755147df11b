import { styleText } from 'node:util'

/** Where a command writes. Tests hand in their own. */
export interface Output {
  /** A line of what was asked for. */
  print(text: string): void
  /** A line about how it goes, or what went wrong. */
  note(text: string): void
  /** Asks for a line: written without an end of line. */
  ask(text: string): void
  readonly colour: boolean
}

export const terminal: Output = {
  print: (text) => process.stdout.write(`${text}\n`),
  note: (text) => process.stderr.write(`${text}\n`),
  ask: (text) => process.stdout.write(text),
  colour: process.env.FORCE_COLOR ? true : Boolean(process.stdout.isTTY) && !process.env.NO_COLOR,
}

// A reader who has seen enough (`| head`) is no error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(0)
  })
}

type Style = Parameters<typeof styleText>[0]

export const painted = (output: Output, style: Style, text: string): string =>
  output.colour ? styleText(style, text) : text
