-- Of a first-level dealer's staff: sees what is of the customers assigned to them alone (ENTERPRISE-16). Managers and owners see all.
ALTER TABLE account_identity ADD COLUMN own_customers boolean NOT NULL DEFAULT false;

-- Which of a dealer's people looks after a customer, an enterprise or a person without one; at most one of them.
CREATE TABLE customer_assignment (
  dealer_no    text NOT NULL,
  member_kind  text NOT NULL CHECK (member_kind IN ('enterprise', 'account')),
  member_no    text NOT NULL,
  account_no   text NOT NULL,
  gmt_create   timestamptz NOT NULL,
  PRIMARY KEY (dealer_no, member_kind, member_no),
  -- whoever is none of the dealer's people any more looks after nobody
  FOREIGN KEY (account_no, dealer_no) REFERENCES account_identity (account_no, merchant_no) ON DELETE CASCADE
);
CREATE INDEX customer_assignment_staff ON customer_assignment (account_no, dealer_no);
CREATE INDEX customer_assignment_member ON customer_assignment (member_no) WHERE member_kind = 'account';
