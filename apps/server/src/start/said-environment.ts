/** The environment as it was given, before anything was put in: whether `NODE_ENV=production` was said or only assumed matters (`assertOutboxAllowed`). */
export const saidEnvironment: Readonly<NodeJS.ProcessEnv> = { ...process.env };
