/** Groups of a dealer, customers moved at once, letters of a group's name, per cent of a group's rate. */
export const PRICING_GROUPS_MAX = 50;
export const GROUP_MEMBERS_AT_ONCE = 200;
export const GROUP_NAME_MAX = 20;
export const GROUP_RATE_MIN = 1;
export const GROUP_RATE_MAX = 200;
/** Outside of these a rate is asked about before it is saved: 9.7 is meant as 97. */
export const GROUP_RATE_USUAL_MIN = 50;
export const GROUP_RATE_USUAL_MAX = 100;
