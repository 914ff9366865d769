-- What a statement finds that must not be: it fails, with what was found, and undoes its transaction (`platform/db/refusal.ts`).
CREATE FUNCTION refused(reason text, facts json) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING ERRCODE = 'PR001', MESSAGE = reason, DETAIL = facts::text;
END $$;
