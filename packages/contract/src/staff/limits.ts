/** An enterprise's people, those invited counted too. */
export const STAFF_MAX = 200;
/** Days an invitation is open; sent again, they begin anew. */
export const INVITATION_DAYS = 7;
/** Invitations one sees that are over: the latest. */
export const INVITATIONS_SHOWN = 50;
/** Days a look is kept: the six months that a network's operator keeps its records at least, the longest of them. */
export const LOOK_KEPT_DAYS = 184;
