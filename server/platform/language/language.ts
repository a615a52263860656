/** A language model that words and sorts; it computes nothing and is believed nothing that the product cannot check. */
export interface LanguageModel {
  /** What it answers to one request; throws when it is slow, broken or says nothing. */
  complete(request: { system: string; user: string }): Promise<string>
}
