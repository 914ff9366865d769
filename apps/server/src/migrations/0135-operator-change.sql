-- What gives an operator rights is asked for by one administrator and decided by another (OPERATOR-21).
CREATE TABLE operator_change (
  change_no text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('add', 'role', 'unlock')),
  operator_no text NOT NULL,
  login_name text NOT NULL,
  name text NOT NULL,
  phone text NOT NULL,
  role text NOT NULL,
  reason text NOT NULL,
  -- Of one who is added: the half of the first password that who asked was told, sealed until it is decided.
  first_half text,
  state text NOT NULL CHECK (state IN ('proposed', 'approved', 'refused', 'withdrawn')),
  proposer_no text NOT NULL,
  decider_no text,
  gmt_create timestamptz NOT NULL,
  gmt_modified timestamptz NOT NULL,
  CHECK (state NOT IN ('approved', 'refused') OR (decider_no IS NOT NULL AND decider_no <> proposer_no AND decider_no <> operator_no))
);
CREATE UNIQUE INDEX operator_change_login ON operator_change (login_name) WHERE state = 'proposed';
