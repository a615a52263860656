/** For an assistant program, which passes them on to its person. */
export const mcpMessages = {
  instructions:
    'Anahtar bir kira yönetim programıdır. Araçlar, anahtarın sahibinin görebildiği kayıtları verir. Tutarlar kuruştur. ' +
    'Her yanıttaki link, aynı bilgiyi gösteren ekrandır; kişiye onu da verin. Kayıt değiştiren araçlar önce önizler.',
  confirm: 'Önizlemenin döndürdüğü onay kodu',
  next: 'Kişi onaylarsa aynı bilgilerle ve bu confirm ile on dakika içinde yeniden çağırın.',
  previewNeeded: 'Önizleme bu bilgiler için değil ya da süresi doldu. Yeniden önizleyin.',
  unknownTool: 'Böyle bir araç yok.',
} as const
