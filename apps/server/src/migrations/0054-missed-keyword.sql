-- What was looked for in vain, a row a day, keyword and kind ('none', 'partly'); nobody who looked stands in it.
CREATE TABLE missed_keyword (
  day date NOT NULL,
  keyword text NOT NULL,
  kind text NOT NULL,
  total integer NOT NULL,
  PRIMARY KEY (day, keyword, kind)
);
