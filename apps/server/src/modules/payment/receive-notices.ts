/** Where the channels say that somebody paid: public, believed by signature alone, answered as each channel wants it. Source: PAYMENT-4 to 6. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { GUEST } from '../../platform/http/context.ts';
import type { Limits } from '../../platform/http/limits.ts';
import { CHANNEL_NAMES, type ChannelName, type NoticeOutcome, type PaymentChannel } from '../../platform/upstream/payment/index.ts';
import { takeSaid } from './close-attempts.ts';
import type { PaymentNeeds } from './needs.ts';
import { putNotice } from './notice-store.ts';
import type { TradeTaken } from './take-trade.ts';
import { inWork } from './work.ts';

const BODY_MAX = 64 * 1024;
/** From one address; what is refused comes again. */
const NOTICES = { name: 'paymentNotice', limit: { max: 1_200, windowMs: 60_000 } } as const;
/** Outcomes that come again: the payment is not known yet, or what was said is not right and people look at it. */
const ASKED_AGAIN: readonly TradeTaken[] = ['unknown', 'wrongAmount', 'wrongChannel'];

export const noticePath = (channel: ChannelName): string => `/payment-notice/${channel}`;

export async function registerPaymentNotices(http: FastifyInstance, room: PaymentNeeds & { limits: Limits }): Promise<void> {
  await http.register(async (scope) => {
    // the signature is over the bytes as they came
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_MAX }, (_request, body, done) => done(null, body));
    for (const name of CHANNEL_NAMES) {
      scope.post(noticePath(name), async (request, reply) => {
        await room.limits.admit(NOTICES, GUEST, request);
        const channel = await room.payments.channel(name);
        if (channel === undefined) return reply.callNotFound();
        const outcome = await receive(room, channel, Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0), request.headers).catch(
          (error: unknown) => {
            request.log.error({ err: error, channel: name }, 'a payment notice could not be taken');
            return 'failed' as const;
          },
        );
        return answer(reply, channel, outcome);
      });
    }
  });
}

function answer(reply: FastifyReply, channel: PaymentChannel, outcome: NoticeOutcome): FastifyReply {
  const { status, mediaType, body } = channel.noticeAnswer(outcome);
  return reply.status(status).header('content-type', mediaType).header('cache-control', 'no-store').send(body);
}

type Headers = Parameters<PaymentChannel['parseNotice']>[1];

async function receive(room: PaymentNeeds, channel: PaymentChannel, body: Buffer, headers: Headers): Promise<Exclude<NoticeOutcome, 'failed'>> {
  const now = room.clock.now();
  const reading = channel.parseNotice(body, headers);
  const at = new Date(now);
  if (!reading.ok) {
    room.log.warn({ channel: channel.name, refusal: reading.refusal }, 'a payment notice is not believed');
    // what anybody may send is not written down; who is who by its signature and wrong for us is
    if (reading.refusal === 'merchant')
      await putNotice(room.database.db, { channel: channel.name, body, paymentNo: '', verified: true, outcome: 'merchant', at });
    return 'refused';
  }
  const { trade } = reading;
  return inWork(room, { database: room.database, now }, async (work) => {
    const taken = trade === null ? 'nothing' : await takeSaid(work, room, { channel: channel.name, trade });
    await putNotice(work.db, { channel: channel.name, body, paymentNo: trade?.paymentNo.slice(0, 64) ?? '', verified: true, outcome: taken, at });
    return ASKED_AGAIN.includes(taken) ? 'refused' : 'taken';
  });
}
