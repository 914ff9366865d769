-- Projects under way, as the bar over the foot of the portal tells them: what, and how far it is. No names of customers.
CREATE TABLE marquee_clue (
  id text PRIMARY KEY,
  title text NOT NULL,
  schedule text NOT NULL,
  sort_no integer NOT NULL DEFAULT 0,
  gmt_create timestamptz NOT NULL
);
