import { POE_HIGHEST_CLASS } from '../constants/poe.ts';

export type PoeStandard = keyof typeof POE_HIGHEST_CLASS.value;

/** `af`, `at`, `bt3`, `bt4`: weakest first. */
export const poeStandards = Object.keys(POE_HIGHEST_CLASS.value) as PoeStandard[];

/** `802.3at` as a data sheet writes it. */
export const poeStandardNames: Readonly<Record<PoeStandard, string>> = { af: '802.3af', at: '802.3at', bt3: '802.3bt Type 3', bt4: '802.3bt Type 4' };

/** Does a switch of this standard feed a device of this class? */
export const servesClass = (standard: PoeStandard, poeClass: number): boolean => poeClass <= POE_HIGHEST_CLASS.value[standard];
