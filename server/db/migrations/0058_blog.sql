-- Articles of the blog, written by administrators in markdown. The specification calls the collection `posts`.
create table posts (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  summary text not null,
  body text not null,
  -- Kept, so that a list need not read the texts to say how long they take.
  signs integer not null generated always as (char_length(body)) stored,
  draft boolean not null,
  publish_on date not null,
  cover_file uuid references files on delete set null,
  -- Null for what came with the product.
  author_id uuid references users on delete set null,
  search_key text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- What everybody reads, newest first; and the administrators' list.
create index posts_public on posts (publish_on desc, id) where not draft;
create index posts_day on posts (publish_on desc, id);
create index posts_cover on posts (cover_file) where cover_file is not null;
create index posts_author on posts (author_id) where author_id is not null;

-- Which of the articles that come with the product were put in: one that was changed since stays as it is.
create table post_fills (
  key text primary key,
  filled_at timestamptz not null
);
