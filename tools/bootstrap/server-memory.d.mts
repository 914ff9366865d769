/** The file Node is given. */
export const serverProgram: string;
/** Arguments of Node before the server's file. */
export const serverFlags: readonly string[];
/** Variables the server's process is started with. */
export const serverEnvironment: Readonly<Record<string, string>>;
