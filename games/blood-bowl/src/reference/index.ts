/** The rules reference: a file per section, in the order of sections.json; what is about one thing stands in the home of that thing. */
export { rules } from './rules.en.gen.ts'
