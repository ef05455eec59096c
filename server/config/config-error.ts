/** Error of a wrong setting. Its message names the variable. */

export class ConfigError extends Error {
	override name = 'ConfigError';
}
