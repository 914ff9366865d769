import { AppError, badRequest } from '@portal/contract/core';
import type { KeptDevice, ChosenRecommendation } from '@portal/contract/recommend';
import { errorText, knownAnswers } from '@portal/engines/inputs';
import { roleAttributesOf } from '@portal/engines/roles';
import { scenarioPlans } from '@portal/engines/sizing';

/**
 * Of a settled recommendation what a request could fill with anything, as it may be stored: the answers to the scenario's
 * questions, and of kept devices what the rules read. Throws `badRequest` when the engine refuses the answers.
 */
export function storable({ scenario, inputs, kept }: ChosenRecommendation): { inputs: Record<string, unknown>; kept: KeptDevice[] } {
  const { calculate, fields } = scenarioPlans[scenario];
  const result = calculate(inputs);
  if (!result.valid) {
    const texts = Object.fromEntries(result.errors.map((error) => [`recommendation.inputs.${error.field}`, errorText(fields, error, inputs)]));
    throw new AppError(badRequest, { message: `refused answers of ${scenario}`, msg: Object.values(texts)[0] ?? '', fields: texts });
  }
  return { inputs: knownAnswers(fields, inputs), kept: kept.map((device) => ({ ...device, attributes: roleAttributesOf(device.role, device.attributes) })) };
}
