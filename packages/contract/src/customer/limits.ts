/** Groups of a dealer, customers moved at once, letters of a group's name, per cent of a group's rate. */
export const PRICING_GROUPS_MAX = 50;
export const GROUP_MEMBERS_AT_ONCE = 200;
export const GROUP_NAME_MAX = 20;
export const GROUP_RATE_MIN = 1;
export const GROUP_RATE_MAX = 200;
