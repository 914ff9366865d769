import { AppError } from '@portal/contract/core';
import type { exportDesignOrder as endpoint } from '@portal/contract/design-order';
import type { Operation } from '../../../platform/http/serve.ts';
import { PoolBusyError, type WorkerPool } from '../../../platform/render/worker-pool.ts';
import { loadDesignOrder, type FindParty } from '../orders/get-design-order.ts';
import { fileNameOf, quotationOf } from './quotation.ts';
import type { RenderTask } from './render-worker.ts';

const MEDIA_TYPES = { xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', pdf: 'application/pdf' } as const;

/** The quotation of an own order as a file. Rendered in a thread; when too many wait already, `unavailable`. */
export const exportDesignOrder =
  (renderer: WorkerPool<RenderTask, Uint8Array>, findParty: FindParty, { demo }: { demo: boolean }): Operation<typeof endpoint> =>
  async (ctx, { params, query }) => {
    const quotation = quotationOf(await loadDesignOrder(ctx, findParty, params.id), { now: ctx.now, demo });
    const bytes = await renderer.run({ quotation, format: query.format }).catch((error: unknown) => {
      if (error instanceof PoolBusyError) throw new AppError('unavailable', { message: error.message });
      throw error;
    });
    return { name: fileNameOf(quotation, query.format), mediaType: MEDIA_TYPES[query.format], bytes };
  };
