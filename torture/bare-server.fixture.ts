/** A bare Fastify that takes JSON and says what it took: what answering so many at once costs by itself. Started as a process of its own; its port on the command line. */
import Fastify from 'fastify';

const app = Fastify();
app.post('/*', async ({ body }) => ({ code: 0, msg: '', data: body, count: 1 }));
await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' });
