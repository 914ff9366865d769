/** A price a dealer asks, as it is typed and travels: offers and groups alike. Money is yuan. */
import { privatePriceProblem } from '@portal/engines/goods';
import { z } from 'zod';
import { dealerPriceCopy } from './copy.ts';

export const dealerPrice = z
  .number({ error: ({ input }) => (input === undefined || input === null || input === '' ? dealerPriceCopy.missing : dealerPriceCopy.notNumber) })
  .check((context) => {
    const problem = privatePriceProblem(context.value);
    if (problem !== null) context.issues.push({ code: 'custom', message: dealerPriceCopy[problem], input: context.value });
  });
