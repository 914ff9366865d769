export function RootError({ error }: { error: unknown }) { return <p>{String(error)}</p>; }
