create table questions (
  id uuid primary key,
  question_id integer not null,
  question_text text not null,
  is_multiple_choice boolean not null default false,
  option_a text not null default '',
  option_b text not null default '',
  option_c text not null default '',
  option_d text not null default '',
  option_e text not null default '',
  count_a integer not null default 0,
  count_b integer not null default 0,
  count_c integer not null default 0,
  count_d integer not null default 0,
  count_e integer not null default 0
);
create index questions_order on questions (question_id, id);

-- Only that somebody answered, not what: nobody counts twice.
create table question_marks (
  question uuid not null references questions on delete cascade,
  user_id uuid not null references users on delete cascade,
  primary key (question, user_id)
);

insert into questions (id, question_id, question_text, is_multiple_choice, option_a, option_b, option_c, option_d, option_e) values
  ('01930000-0000-7000-8000-000000000001', 1, 'Anahtar''ı en çok ne için kullanacaksınız?', false, 'Kendi mülklerimi yönetmek', 'Kiraladığım evi takip etmek', 'Başkası adına mülk yönetmek', 'Yeni bir kira sözleşmesi yapmak', 'Henüz karar vermedim'),
  ('01930000-0000-7000-8000-000000000002', 2, 'Kaç mülkle ilgileniyorsunuz?', false, '1', '2-5', '6-20', '20''den fazla', ''),
  ('01930000-0000-7000-8000-000000000003', 3, 'Bugün bu işleri nasıl takip ediyorsunuz?', true, 'Defter ve kâğıt', 'Excel ya da benzeri tablo', 'Mesajlaşma uygulamaları', 'Emlakçı ya da muhasebeci', 'Başka bir program'),
  ('01930000-0000-7000-8000-000000000004', 4, 'En çok hangi konuda zorlanıyorsunuz?', true, 'Kira ödemelerinin takibi', 'Sözleşme ve yenileme', 'Arıza ve bakım talepleri', 'Vergi ve belgeler', 'Karşı tarafla iletişim'),
  ('01930000-0000-7000-8000-000000000005', 5, 'Bizi nereden duydunuz?', false, 'Arkadaş tavsiyesi', 'Sosyal medya', 'Arama motoru', 'Emlakçı ya da avukat', 'Diğer');
