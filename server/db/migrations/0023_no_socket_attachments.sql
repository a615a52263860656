-- Long events pass between processes in parts of a notification now; nothing uses this table any more.
drop table socket_io_attachments;
