import layout from './layout.module.css'

/** Beside the name of something that is not built yet. */
export const Soon = () => <span className={layout.soon}>Yakında</span>
