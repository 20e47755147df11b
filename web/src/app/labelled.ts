/** What an icon means: for those who listen, and for those who rest on it. */
export const labelled = (text: string) => ({ 'aria-label': text, title: text })
