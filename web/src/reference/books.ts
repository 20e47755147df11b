import type { Rule } from '@undercroft/engine'
import { useLanguage } from '../i18n/index.ts'
import { books } from './books.gen.ts'

/** The rules of a book in the language in use. */
export async function rulesOf(book: keyof typeof books): Promise<readonly Rule[]> {
  return (await books[book][useLanguage.getState().language]()).rules
}
