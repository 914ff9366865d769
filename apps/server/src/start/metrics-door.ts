/** The figures of both sites on a loopback port of their own, where no proxy in front of the sites leads. */
import { createServer } from 'node:http';
import { step } from './fault.ts';

export interface MetricsDoor {
  close(): Promise<void>;
}

/**
 * Listens on 127.0.0.1 at `port` (`METRICS_PORT`). `texts` by path: `/metrics` the portal's, `/metrics/sso` the sign-on site's, in
 * Prometheus' own form. Everything else is 404. Throws `StartError` of the step `listen`.
 */
export async function openMetricsDoor(port: number, texts: Readonly<Record<string, () => Promise<string>>>): Promise<MetricsDoor> {
  const server = createServer((request, response) => {
    const text = request.method === 'GET' && Object.hasOwn(texts, request.url ?? '') ? texts[request.url ?? ''] : undefined;
    if (!text) return void response.writeHead(404).end();
    text().then(
      (body) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  await step(
    'listen',
    `metrics 127.0.0.1:${port}`,
    () =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', resolve);
      }),
  );
  return {
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
