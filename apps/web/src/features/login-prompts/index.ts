/** Front door of what is told after signing in. */
export { LoginPrompts } from './components/login-prompts.tsx';
