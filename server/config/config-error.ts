/** A wrong setting: stops the start, in one sentence that names the variable. */

export class ConfigError extends Error {
	override name = 'ConfigError';
}
