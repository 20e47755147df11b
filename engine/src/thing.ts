/** What a list of things knows of each: docs/homes.md tells what stands in the home of a thing. */
export interface Thing {
  readonly id: string
  /** The set it belongs to: `book`, `house`, or another. */
  readonly set: string
  /** Its English name. The other languages are in the client's messages. */
  readonly name: string
  readonly rules: readonly string[]
}
