import type { Plugin } from 'vite'
export function homes(): Plugin
