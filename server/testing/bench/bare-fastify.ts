/** Fastify that answers an enquiry as the service does and stores nothing: the upper limit to measure against. */

import fastify from 'fastify';

const app = fastify();
app.post('/api/enquiries', (_request, reply) =>
	reply.code(201).send({ reference: '00000-00000-0000', receivedAt: new Date().toISOString() }),
);
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
