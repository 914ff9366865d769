-- What the provider publishes: solutions, cases, articles, videos. A body is a list of typed blocks, never markup.
CREATE TABLE content_industry (
  id      integer PRIMARY KEY,
  name    text NOT NULL,
  sort_no integer NOT NULL
);
CREATE TABLE content (
  content_id    text PRIMARY KEY,
  kind          text NOT NULL CHECK (kind IN ('solution', 'case', 'article', 'video')),
  title         text NOT NULL,
  summary       text NOT NULL DEFAULT '',
  body          jsonb NOT NULL DEFAULT '[]',
  -- address of the cover; empty: none
  picture       text NOT NULL DEFAULT '',
  industry_id   integer REFERENCES content_industry (id),
  tags          jsonb NOT NULL DEFAULT '[]',
  -- numbers of others it leads to, in their order
  related       jsonb NOT NULL DEFAULT '[]',
  -- of a video only
  video_group   text NOT NULL DEFAULT '' CHECK (video_group IN ('', 'application', 'industry', 'scene', 'sku')),
  video_src     text NOT NULL DEFAULT '',
  state         text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'published', 'withdrawn')),
  gmt_published timestamptz NOT NULL,
  gmt_modified  timestamptz NOT NULL,
  search        tsvector NOT NULL
);
CREATE INDEX content_newest ON content (kind, gmt_published DESC, content_id) WHERE state = 'published';
CREATE INDEX content_industry_newest ON content (industry_id, kind, gmt_published DESC) WHERE state = 'published';
CREATE INDEX content_search ON content USING gin (search);
-- Models it is made of. Nothing ties a row to the goods: one that is gone says so.
CREATE TABLE content_product (
  content_id text NOT NULL REFERENCES content (content_id) ON DELETE CASCADE,
  sort_no    integer NOT NULL,
  sku_no     text NOT NULL,
  spu_no     text NOT NULL,
  quantity   integer NOT NULL CHECK (quantity > 0),
  part       text NOT NULL DEFAULT '',
  PRIMARY KEY (content_id, sort_no)
);
CREATE INDEX content_product_spu ON content_product (spu_no, content_id);
