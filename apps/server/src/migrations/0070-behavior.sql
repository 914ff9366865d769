-- What was looked at, a row a day and thing; nobody who looked stands in it.
CREATE TABLE behavior_count (
  day date NOT NULL,
  event_id integer NOT NULL,
  content_id text NOT NULL,
  total integer NOT NULL,
  PRIMARY KEY (day, event_id, content_id)
);
