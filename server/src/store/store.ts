/** One statement with its values. What is run all the time has a name: it is read and planned once, and its values are texts. */
export type Statement =
  | readonly [sql: string, values?: readonly unknown[]]
  | readonly [sql: string, values: readonly string[], name: string]

export type Row = Readonly<Record<string, unknown>>

/** The database, embedded or not: the same SQL for both. */
export interface Store {
  readonly kind: 'pglite' | 'postgres'
  query<T extends Row = Row>(sql: string, values?: readonly unknown[]): Promise<T[]>
  /** All or nothing; gives the rows of each statement. */
  transaction(statements: readonly Statement[]): Promise<Row[][]>
  /** Several statements without values, for migrations. */
  script(sql: string): Promise<void>
  close(): Promise<void>
}

/** The first row, where one is looked for by its key. */
export async function one<T extends Row>(store: Store, sql: string, values: readonly unknown[]): Promise<T | null> {
  return (await store.query<T>(sql, values))[0] ?? null
}
