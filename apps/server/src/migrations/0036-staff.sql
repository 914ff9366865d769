-- The people of an enterprise: who of its staff manages the others, and since when somebody is there (null: from before it was kept).
ALTER TABLE account_identity ADD COLUMN is_manager boolean NOT NULL DEFAULT false;
ALTER TABLE account_identity ADD COLUMN gmt_join timestamptz;
CREATE INDEX account_identity_merchant ON account_identity (merchant_no);

-- Invitations by phone number to become one of them; `owner`: the enterprise is handed over to one of them (account_no).
CREATE TABLE staff_invitation (
  invitation_id  text PRIMARY KEY,
  merchant_no    text NOT NULL REFERENCES enterprise (merchant_no),
  phone          text NOT NULL,
  account_no     text REFERENCES account (account_no) ON DELETE CASCADE,
  staff_role     text NOT NULL CHECK (staff_role IN ('owner', 'manager', 'staff')),
  state          text NOT NULL CHECK (state IN ('pending', 'accepted', 'declined', 'withdrawn', 'expired')),
  inviter_no     text NOT NULL REFERENCES account (account_no) ON DELETE CASCADE,
  -- how often it was sent
  sent           smallint NOT NULL DEFAULT 1,
  gmt_create     timestamptz NOT NULL,
  gmt_expire     timestamptz NOT NULL,
  CHECK ((staff_role = 'owner') = (account_no IS NOT NULL))
);
CREATE UNIQUE INDEX staff_invitation_waiting ON staff_invitation (merchant_no, phone) WHERE state = 'pending';
CREATE UNIQUE INDEX staff_invitation_handover ON staff_invitation (merchant_no) WHERE state = 'pending' AND staff_role = 'owner';
CREATE INDEX staff_invitation_merchant ON staff_invitation (merchant_no, gmt_create DESC);
CREATE INDEX staff_invitation_phone ON staff_invitation (phone);
CREATE INDEX staff_invitation_account ON staff_invitation (account_no) WHERE account_no IS NOT NULL;
CREATE INDEX staff_invitation_inviter ON staff_invitation (inviter_no);
CREATE INDEX staff_invitation_expire ON staff_invitation (gmt_expire) WHERE state = 'pending';

-- What was done with the people of an enterprise. Never changed, but for what tells who somebody was that is gone.
CREATE TABLE staff_history (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_no   text NOT NULL REFERENCES enterprise (merchant_no),
  act           text NOT NULL,
  -- null: the clock
  actor_no      text REFERENCES account (account_no) ON DELETE SET NULL,
  -- the person it was done to; null where only the number is known, of which the masked form is kept
  target_no     text REFERENCES account (account_no) ON DELETE SET NULL,
  target_phone  text NOT NULL DEFAULT '',
  from_role     text,
  to_role       text,
  gmt_create    timestamptz NOT NULL
);
CREATE INDEX staff_history_merchant ON staff_history (merchant_no, id DESC);
CREATE INDEX staff_history_actor ON staff_history (actor_no);
CREATE INDEX staff_history_target ON staff_history (target_no);
