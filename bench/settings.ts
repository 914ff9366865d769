/** How large and how long: every number may be changed from outside. */
export const METRICS_TOKEN = 'figures-of-the-bench';
export const SKUS = Number(process.env['BENCH_SKUS'] ?? 50_000);
export const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
export const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
export const ADMIN_URL = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test';
/** Kinds of goods measured, all when none is named. */
export const KINDS = (process.env['BENCH_KINDS'] ?? '').split(',').filter(Boolean);
