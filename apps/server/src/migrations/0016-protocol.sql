-- Agreements by number and version, and who answered what to which text. A published version is never changed.
CREATE TABLE protocol (
  protocol_code  smallint NOT NULL,
  version        integer NOT NULL CHECK (version >= 1),
  protocol_name  text NOT NULL,
  -- [{heading, lines: [...]}]; {brand} stands for the provider
  sections       jsonb NOT NULL,
  gmt_publish    timestamptz NOT NULL,
  PRIMARY KEY (protocol_code, version)
);

CREATE TABLE protocol_consent (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_no     text NOT NULL REFERENCES account (account_no) ON DELETE CASCADE,
  protocol_code  smallint NOT NULL,
  version        integer NOT NULL,
  -- SHA-256 of the text as it was shown
  text_hash      text NOT NULL,
  -- 1 disagree, 2 later, 3 agree
  action         smallint NOT NULL CHECK (action IN (1, 2, 3)),
  gmt_create     timestamptz NOT NULL,
  FOREIGN KEY (protocol_code, version) REFERENCES protocol (protocol_code, version)
);
CREATE INDEX protocol_consent_account ON protocol_consent (account_no, protocol_code, version);

-- Where and with what a session began, for its owner to recognise.
ALTER TABLE session ADD COLUMN user_agent text;
ALTER TABLE session ADD COLUMN ip text;
