export const validityHint =
  'Poliçe, ruhsat gibi süresi dolan belgeler için; tarihi Süreler ve Tarihler ekranında izlenir.'
