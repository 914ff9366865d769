/** Front door of agreements: drafts, versions, what changed between two. */
export { DraftForm } from './draft-form.tsx';
export { VersionTable } from './version-table.tsx';
export { VersionText } from './version-text.tsx';
