/** A command and the key that gives it. */
export function KeyRow({ name, keyText }: { name: string; keyText: string }) {
  return (
    <>
      <span>{name}</span>
      <kbd>{keyText}</kbd>
    </>
  )
}
