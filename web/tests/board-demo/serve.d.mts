/** Builds the board alone and serves it until it is closed. */
export function serveDemo(): Promise<{ url: string; close(): void }>;
