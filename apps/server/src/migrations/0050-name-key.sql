-- Names that read the same: wide or narrow, large or small, composed or not, with or without signs that cannot be seen (units, nameKey).
-- Small letters are those of the database; both sides of a comparison are asked here.
CREATE FUNCTION name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN btrim(regexp_replace(normalize(lower(regexp_replace(normalize(name, NFKC),
  '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]',
  '', 'g')), NFC), '\s+', ' ', 'g'));
CREATE INDEX enterprise_name_key ON enterprise (name_key(company_name));
