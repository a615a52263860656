/** A language model that formulates and classifies; it computes nothing, and the product verifies its answers. */
export interface LanguageModel {
  /** Answers one request; throws if the model is slow, fails or returns nothing. */
  complete(request: { system: string; user: string }): Promise<string>
}
