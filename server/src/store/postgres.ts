import pg from 'pg'
import type { Row, Statement, Store } from './store.ts'

// Counts come as numbers: none of ours leaves what a number can hold.
pg.types.setTypeParser(20, Number)

/** A node that sleeps in the middle of a transaction keeps others out no longer than that, in milliseconds. */
const LONGEST_PAUSE = 3000

/** PostgreSQL by its address. `schema` keeps the tables apart from others in the same database. */
export function openPostgres(url: string, schema = 'public'): Store {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    application_name: schema,
    options: `-c search_path=${schema} -c idle_in_transaction_session_timeout=${LONGEST_PAUSE}`,
  })
  // A connection that breaks is replaced by the next one; what was under way on it fails by itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    kind: 'postgres',
    query: async <T extends Row>(sql: string, values: readonly unknown[] = []) =>
      (await pool.query(sql, values as unknown[])).rows as T[],
    async transaction(statements: readonly Statement[]) {
      // One alone is a transaction by itself.
      if (statements.length === 1) return [await rowsOf(pool, statements[0])]
      const client = await pool.connect()
      let broken = false
      try {
        await client.query('begin')
        const results: Row[][] = []
        for (const statement of statements) results.push(await rowsOf(client, statement))
        await client.query('commit')
        return results
      } catch (error) {
        await client.query('rollback').catch(() => {
          broken = true
        })
        throw error
      } finally {
        client.release(broken)
      }
    },
    script: async (sql) => {
      await pool.query(sql)
    },
    close: () => pool.end(),
  }
}

async function rowsOf(client: pg.Pool | pg.PoolClient, [text, values, name]: Statement): Promise<Row[]> {
  return (await client.query({ text, values: values as unknown[], ...(name ? { name } : {}) })).rows
}
