import { FileError, type Replay } from '@undercroft/engine'

/** More than any honest file of ours unpacks to. */
const UNPACKED_LIMIT = 8_000_000

/** A replay as the bytes of its file: compressed JSON. */
export const packReplay = (replay: Replay): Promise<Uint8Array<ArrayBuffer>> => packText(JSON.stringify(replay))

export async function packText(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

/** The text of a file, unpacked where it is compressed. Throws FileError where it cannot be text of ours. */
export async function textOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const plain = isGzip(bytes) ? await unpack(bytes) : bytes
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(plain)
  } catch {
    throw new FileError('this is not a text file')
  }
}

async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')).getReader()
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value)
      size += part.value.length
      if (size > UNPACKED_LIMIT) break
    }
  } catch {
    throw new FileError('the compressed file is damaged')
  }
  if (size > UNPACKED_LIMIT) {
    await reader.cancel()
    throw new FileError('the compressed file is too large')
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Bytes as text that may stand in an address. */
export function toAddress(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export function fromAddress(text: string): Uint8Array<ArrayBuffer> {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, (sign) => sign.charCodeAt(0))
  } catch {
    throw new FileError('the link is damaged')
  }
}
