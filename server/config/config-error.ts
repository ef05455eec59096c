/** The error of a wrong setting, which stops the start. Its message names the variable. */

export class ConfigError extends Error {
	override name = 'ConfigError';
}
