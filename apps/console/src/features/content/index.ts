/** Front door of what the provider publishes: written, its state. */
export { ContentForm } from './content-form.tsx';
export { ContentState } from './content-state.tsx';
export { publishedWords } from './published-words.ts';
